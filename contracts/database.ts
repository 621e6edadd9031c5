// Generated from the migrated database by `npm run types:database`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      funding_round_investors: {
        Row: {
          funding_round_id: string;
          investor_id: string;
          is_lead: boolean;
        };
        Insert: {
          funding_round_id: string;
          investor_id: string;
          is_lead?: boolean;
        };
        Update: {
          funding_round_id?: string;
          investor_id?: string;
          is_lead?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "funding_round_investors_funding_round_id_fkey";
            columns: ["funding_round_id"];
            isOneToOne: false;
            referencedRelation: "funding_rounds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "funding_round_investors_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
        ];
      };
      funding_rounds: {
        Row: {
          amount_usd_thousand: number | null;
          announced_on: string;
          created_at: string;
          id: string;
          is_sample: boolean;
          kind: string;
          startup_id: string;
          updated_at: string;
        };
        Insert: {
          amount_usd_thousand?: number | null;
          announced_on: string;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          kind: string;
          startup_id: string;
          updated_at?: string;
        };
        Update: {
          amount_usd_thousand?: number | null;
          announced_on?: string;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          startup_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "funding_rounds_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      investors: {
        Row: {
          address: string;
          city: string;
          country: string;
          created_at: string;
          description: string;
          description_id: string | null;
          description_th: string | null;
          description_vi: string | null;
          description_zh: string | null;
          founded_year: number | null;
          id: string;
          investment_stages: string[];
          investor_types: string[];
          is_published: boolean;
          is_sample: boolean;
          logo: string;
          name: string;
          published_at: string | null;
          slug: string;
          tagline: string;
          tagline_id: string | null;
          tagline_th: string | null;
          tagline_vi: string | null;
          tagline_zh: string | null;
          target_industries: string[];
          target_regions: string[];
          updated_at: string;
          website: string | null;
        };
        Insert: {
          address?: string;
          city?: string;
          country: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          id?: string;
          investment_stages?: string[];
          investor_types: string[];
          is_published?: boolean;
          is_sample?: boolean;
          logo?: string;
          name: string;
          published_at?: string | null;
          slug: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          target_industries?: string[];
          target_regions?: string[];
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          address?: string;
          city?: string;
          country?: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          id?: string;
          investment_stages?: string[];
          investor_types?: string[];
          is_published?: boolean;
          is_sample?: boolean;
          logo?: string;
          name?: string;
          published_at?: string | null;
          slug?: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          target_industries?: string[];
          target_regions?: string[];
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [

        ];
      };
      news: {
        Row: {
          author: string;
          body: string;
          body_id: string | null;
          body_th: string | null;
          body_vi: string | null;
          body_zh: string | null;
          category: string | null;
          created_at: string;
          excerpt: string;
          excerpt_id: string | null;
          excerpt_th: string | null;
          excerpt_vi: string | null;
          excerpt_zh: string | null;
          funding_round_id: string | null;
          id: string;
          image: string | null;
          image_alt: string;
          image_alt_id: string | null;
          image_alt_th: string | null;
          image_alt_vi: string | null;
          image_alt_zh: string | null;
          is_published: boolean;
          is_sample: boolean;
          published_at: string | null;
          slug: string | null;
          source_url: string | null;
          title: string;
          title_id: string | null;
          title_th: string | null;
          title_vi: string | null;
          title_zh: string | null;
          updated_at: string;
        };
        Insert: {
          author?: string;
          body?: string;
          body_id?: string | null;
          body_th?: string | null;
          body_vi?: string | null;
          body_zh?: string | null;
          category?: string | null;
          created_at?: string;
          excerpt?: string;
          excerpt_id?: string | null;
          excerpt_th?: string | null;
          excerpt_vi?: string | null;
          excerpt_zh?: string | null;
          funding_round_id?: string | null;
          id?: string;
          image?: string | null;
          image_alt?: string;
          image_alt_id?: string | null;
          image_alt_th?: string | null;
          image_alt_vi?: string | null;
          image_alt_zh?: string | null;
          is_published?: boolean;
          is_sample?: boolean;
          published_at?: string | null;
          slug?: string | null;
          source_url?: string | null;
          title: string;
          title_id?: string | null;
          title_th?: string | null;
          title_vi?: string | null;
          title_zh?: string | null;
          updated_at?: string;
        };
        Update: {
          author?: string;
          body?: string;
          body_id?: string | null;
          body_th?: string | null;
          body_vi?: string | null;
          body_zh?: string | null;
          category?: string | null;
          created_at?: string;
          excerpt?: string;
          excerpt_id?: string | null;
          excerpt_th?: string | null;
          excerpt_vi?: string | null;
          excerpt_zh?: string | null;
          funding_round_id?: string | null;
          id?: string;
          image?: string | null;
          image_alt?: string;
          image_alt_id?: string | null;
          image_alt_th?: string | null;
          image_alt_vi?: string | null;
          image_alt_zh?: string | null;
          is_published?: boolean;
          is_sample?: boolean;
          published_at?: string | null;
          slug?: string | null;
          source_url?: string | null;
          title?: string;
          title_id?: string | null;
          title_th?: string | null;
          title_vi?: string | null;
          title_zh?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "news_funding_round_id_fkey";
            columns: ["funding_round_id"];
            isOneToOne: false;
            referencedRelation: "funding_rounds";
            referencedColumns: ["id"];
          },
        ];
      };
      news_investors: {
        Row: {
          investor_id: string;
          news_id: string;
          position: number;
        };
        Insert: {
          investor_id: string;
          news_id: string;
          position?: number;
        };
        Update: {
          investor_id?: string;
          news_id?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: "news_investors_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "news_investors_news_id_fkey";
            columns: ["news_id"];
            isOneToOne: false;
            referencedRelation: "news";
            referencedColumns: ["id"];
          },
        ];
      };
      news_startups: {
        Row: {
          news_id: string;
          position: number;
          startup_id: string;
        };
        Insert: {
          news_id: string;
          position?: number;
          startup_id: string;
        };
        Update: {
          news_id?: string;
          position?: number;
          startup_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "news_startups_news_id_fkey";
            columns: ["news_id"];
            isOneToOne: false;
            referencedRelation: "news";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "news_startups_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          id: string;
          role: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          role?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          role?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [

        ];
      };
      startups: {
        Row: {
          address: string;
          city: string;
          country: string;
          created_at: string;
          description: string;
          description_id: string | null;
          description_th: string | null;
          description_vi: string | null;
          description_zh: string | null;
          founded_year: number | null;
          founder_name: string;
          id: string;
          industries: string[];
          is_published: boolean;
          is_sample: boolean;
          linkedin: string | null;
          logo: string;
          name: string;
          published_at: string | null;
          slug: string;
          tagline: string;
          tagline_id: string | null;
          tagline_th: string | null;
          tagline_vi: string | null;
          tagline_zh: string | null;
          team_size: string | null;
          updated_at: string;
          venture_round: string;
          website: string | null;
        };
        Insert: {
          address?: string;
          city?: string;
          country: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          founder_name?: string;
          id?: string;
          industries: string[];
          is_published?: boolean;
          is_sample?: boolean;
          linkedin?: string | null;
          logo?: string;
          name: string;
          published_at?: string | null;
          slug: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          team_size?: string | null;
          updated_at?: string;
          venture_round: string;
          website?: string | null;
        };
        Update: {
          address?: string;
          city?: string;
          country?: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          founder_name?: string;
          id?: string;
          industries?: string[];
          is_published?: boolean;
          is_sample?: boolean;
          linkedin?: string | null;
          logo?: string;
          name?: string;
          published_at?: string | null;
          slug?: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          team_size?: string | null;
          updated_at?: string;
          venture_round?: string;
          website?: string | null;
        };
        Relationships: [

        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: { [_ in never]: never };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
